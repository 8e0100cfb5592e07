import FlowLoader
print(t())
