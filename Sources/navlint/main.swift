import FlowLoader
