/// A 64-bit FNV-1a hash of `parts` in 16 hexadecimal digits.
///
/// Parts are separated by a unit separator, so that ("ab", "c") and ("a", "bc") differ. The same on every
/// platform and in every version, since baselines and code-scanning services keep it.
/// Source: the FNV reference, http://www.isthe.com/chongo/tech/comp/fnv/ (offset basis and prime).
public func fingerprint(of parts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
        for byte in part.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        hash = (hash ^ 0x1f) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}
