/**
 * Checks an evidence pack with nothing but the cryptography that browsers and Node have. It stands alone: the command
 * `tools/verify-evidence.mjs` calls it, and the page that people save to check packs offline contains its text.
 */
export async function checkPack(pack, keyPem) {
  const { subtle } = globalThis.crypto
  const utf8 = new TextDecoder()
  const bytesOf = (base64) =>
    Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
  const hexOf = (buffer) =>
    Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const refused = (...faults) => ({ isGenuine: false, faults, manifest: undefined, fingerprint: '' })

  /** The files of an archive that stores them as they are, by its directory. */
  function readFiles() {
    const view = new DataView(pack.buffer, pack.byteOffset, pack.byteLength)
    let tail = pack.byteLength - 22
    while (tail >= 0 && view.getUint32(tail, true) !== 0x06054b50) tail--
    if (tail < 0) return { fault: { kind: 'noArchive', name: '' } }
    const files = new Map()
    const count = view.getUint16(tail + 10, true)
    let at = view.getUint32(tail + 16, true)
    for (let n = 0; n < count; n++) {
      if (view.getUint16(at + 10, true) !== 0) return { fault: { kind: 'packedAgain', name: '' } }
      const size = view.getUint32(at + 24, true)
      const nameLength = view.getUint16(at + 28, true)
      const name = utf8.decode(pack.subarray(at + 46, at + 46 + nameLength))
      const local = view.getUint32(at + 42, true)
      const body = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      if (files.has(name)) return { fault: { kind: 'twice', name } }
      files.set(name, pack.subarray(body, body + size))
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
    return { files }
  }

  let found
  try {
    found = readFiles()
  } catch {
    // An archive that was cut off points beyond its end.
    return refused({ kind: 'noArchive', name: '' })
  }
  if (!found.files) return refused(found.fault)
  const { files } = found
  const manifest = files.get('manifest.json')
  const signature = files.get('manifest.sig')
  if (!manifest || !signature) return refused({ kind: 'noManifest', name: '' })

  let key, spki
  try {
    spki = bytesOf(keyPem.replace(/-----[^-]+-----/g, ''))
    key = await subtle.importKey('spki', spki, { name: 'Ed25519' }, false, ['verify'])
  } catch {
    return refused({ kind: 'noKey', name: '' })
  }
  let fits = false
  try {
    fits = await subtle.verify('Ed25519', key, bytesOf(utf8.decode(signature)), manifest)
  } catch {
    // What is no signature does not fit.
  }
  if (!fits) return refused({ kind: 'signature', name: '' })
  const said = JSON.parse(utf8.decode(manifest))
  if (said.heading !== 'xinglin evidence pack') return refused({ kind: 'otherThing', name: '' })

  const faults = []
  for (const { name, sha256 } of said.files) {
    const body = files.get(name)
    if (!body) faults.push({ kind: 'missing', name })
    else if (hexOf(await subtle.digest('SHA-256', body)) !== sha256) faults.push({ kind: 'changed', name })
  }
  const known = new Set([...said.files.map(({ name }) => name), 'manifest.json', 'manifest.sig'])
  for (const name of files.keys()) if (!known.has(name)) faults.push({ kind: 'added', name })
  const fingerprint = hexOf(await subtle.digest('SHA-256', spki))
  return { isGenuine: faults.length === 0, faults, manifest: said, fingerprint }
}
