#!/usr/bin/env node
// Confirms a certificate without the server, on any Node 20 or later and with nothing installed:
//   node tools/verify-certificate.mjs <PDF, picture, or the text of the QR code> <public-key.pem>
// The public key lies at /certificates/public-key.pem of the site that issued it. The page /verify.html of that site does
// the same in a browser. Whether a certificate was revoked later only the site can tell: open the address in the QR code.
import { createPublicKey, verify } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

const [given, keyFile] = process.argv.slice(2)
if (!given || !keyFile)
  end('usage: verify-certificate.mjs <certificate.pdf | certificate.png | text> <public-key.pem>')

const text = existsSync(given) ? readFileSync(given, 'latin1') : given
const proof = /v\d\.([\w-]+)\.([\w-]{86})/.exec(text)
if (!proof) end('no proof in it')

const body = Buffer.from(proof[1], 'base64url')
const key = createPublicKey(readFileSync(keyFile))
if (!verify(null, body, key, Buffer.from(proof[2], 'base64url')))
  end('not genuine: the signature does not fit')

const [heading, number, name, meeting, tenths, issuedOn, hospital, title, organiser, isVerified] = JSON.parse(
  body.toString('utf8'),
)
if (heading !== 'xinglin certificate') end('not genuine: this is no certificate')
const nameState = isVerified === undefined ? undefined : isVerified === 1 ? 'verified' : 'not verified'
const facts = {
  number,
  name,
  'name is': nameState,
  hospital,
  title,
  meeting,
  organiser,
  credit: (tenths / 10).toFixed(1),
  issued: issuedOn,
}
console.log('genuine when issued, revocation unknown: this script asks nobody')
for (const [fact, value] of Object.entries(facts)) if (value) console.log(`${fact.padEnd(9)} ${value}`)

function end(reason) {
  console.error(reason)
  process.exit(1)
}
