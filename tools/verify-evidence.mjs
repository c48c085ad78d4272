#!/usr/bin/env node
// Confirms the evidence pack of a lecture without the server, on any Node 20 or later and with nothing installed:
//   node tools/verify-evidence.mjs <pack.zip> <public-key.pem>
// The public key lies at /certificates/public-key.pem of the site that built the pack.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [packFile, keyFile] = process.argv.slice(2)
if (!packFile || !keyFile) end('usage: verify-evidence.mjs <pack.zip> <public-key.pem>')

const pack = readFileSync(packFile)
const files = readFiles(pack)
const manifest = files.get('manifest.json')
const signature = files.get('manifest.sig')
if (!manifest || !signature) end('not genuine: there is no signed manifest in it')

const key = createPublicKey(readFileSync(keyFile))
if (!verify(null, manifest, key, Buffer.from(signature.toString('latin1'), 'base64')))
  end('not genuine: the signature does not fit the manifest')

const { heading, expert, meeting, begin, built, files: listed } = JSON.parse(manifest.toString('utf8'))
if (heading !== 'xinglin evidence pack') end('not genuine: this is no evidence pack')

const wrong = []
for (const { name, sha256 } of listed) {
  const body = files.get(name)
  if (!body) wrong.push(`${name} is missing`)
  else if (createHash('sha256').update(body).digest('hex') !== sha256) wrong.push(`${name} was changed`)
}
const known = new Set([...listed.map(({ name }) => name), 'manifest.json', 'manifest.sig'])
for (const name of files.keys()) if (!known.has(name)) wrong.push(`${name} was added`)
if (wrong.length > 0) end(`not genuine: ${wrong.join('; ')}`)

console.log(
  `genuine\nexpert  ${expert}\nmeeting ${meeting}\nbegan   ${begin}\nbuilt   ${built}\nfiles   ${listed.length}`,
)
for (const { name, bytes, sha256 } of listed) console.log(`  ${sha256}  ${name} (${bytes} bytes)`)

/** The files of an archive that stores them as they are, by its directory. */
function readFiles(zip) {
  const found = new Map()
  const tail = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (tail < 0) end('this is no zip archive')
  const count = zip.readUInt16LE(tail + 10)
  let at = zip.readUInt32LE(tail + 16)
  for (let n = 0; n < count; n++) {
    if (zip.readUInt16LE(at + 10) !== 0)
      end('the archive was packed again; use the file as it was downloaded')
    const size = zip.readUInt32LE(at + 24)
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const body = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    if (found.has(name)) end(`not genuine: ${name} is in it twice`)
    found.set(name, zip.subarray(body, body + size))
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return found
}

function end(reason) {
  console.error(reason)
  process.exit(1)
}
