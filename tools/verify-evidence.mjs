#!/usr/bin/env node
// Confirms the evidence pack of a lecture without the server, on any Node 20 or later and with nothing installed:
//   node tools/verify-evidence.mjs <pack.zip> <public-key.pem>
// The public key lies at /certificates/public-key.pem of the site that built the pack. People without Node save the page
// /evidence/verify.html of the site, which does the same in a browser.
import { readFileSync } from 'node:fs'
import { checkPack } from '../server/src/features/practice/lecture-evidence/check-pack.mjs'

const [packFile, keyFile] = process.argv.slice(2)
if (!packFile || !keyFile) end('usage: verify-evidence.mjs <pack.zip> <public-key.pem>')

const says = {
  noArchive: () => 'this is no zip archive',
  packedAgain: () => 'the archive was packed again; use the file as it was downloaded',
  twice: (name) => `not genuine: ${name} is in it twice`,
  noManifest: () => 'not genuine: there is no signed manifest in it',
  noKey: () => 'this is no public key',
  signature: () => 'not genuine: the signature does not fit the manifest',
  otherThing: () => 'not genuine: this is no evidence pack',
  missing: (name) => `not genuine: ${name} is missing`,
  changed: (name) => `not genuine: ${name} was changed`,
  added: (name) => `not genuine: ${name} was added`,
}

const { isGenuine, faults, manifest } = await checkPack(readFileSync(packFile), readFileSync(keyFile, 'utf8'))
if (!isGenuine) end(faults.map(({ kind, name }) => says[kind](name)).join('\n'))

const { expert, meeting, begin, built, files } = manifest
console.log(
  `genuine\nexpert  ${expert}\nmeeting ${meeting}\nbegan   ${begin}\nbuilt   ${built}\nfiles   ${files.length}`,
)
for (const { name, bytes, sha256 } of files) console.log(`  ${sha256}  ${name} (${bytes} bytes)`)

function end(reason) {
  console.error(reason)
  process.exit(1)
}
