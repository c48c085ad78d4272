#!/usr/bin/env node
// Confirms a certificate without the server, on any Node 20 or later and with nothing installed:
//   node tools/verify-certificate.mjs <PDF, picture, or the text of the QR code> <public-key.pem>
// The public key lies at /certificates/public-key.pem of the site that issued it. Whether a certificate was taken
// back later only the site can tell: open the address in the QR code.
import { createPublicKey, verify } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

const [given, keyFile] = process.argv.slice(2)
if (!given || !keyFile)
  end('usage: verify-certificate.mjs <certificate.pdf | certificate.png | text> <public-key.pem>')

const text = existsSync(given) ? readFileSync(given, 'latin1') : given
const proof = /v1\.([\w-]+)\.([\w-]{86})/.exec(text)
if (!proof) end('no proof in it')

const body = Buffer.from(proof[1], 'base64url')
const key = createPublicKey(readFileSync(keyFile))
if (!verify(null, body, key, Buffer.from(proof[2], 'base64url')))
  end('not genuine: the signature does not fit')

const [heading, number, name, meeting, tenths, issuedOn] = JSON.parse(body.toString('utf8'))
if (heading !== 'xinglin certificate') end('not genuine: this is no certificate')
console.log(
  `genuine\nnumber  ${number}\nname    ${name}\nmeeting ${meeting}\ncredit  ${(tenths / 10).toFixed(1)}\nissued  ${issuedOn}`,
)

function end(reason) {
  console.error(reason)
  process.exit(1)
}
