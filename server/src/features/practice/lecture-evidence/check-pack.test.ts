import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openZip } from '#kernel/files/zip-writer.ts'
import { checkPack } from './check-pack.mjs'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()

type Given = { heading?: string; more?: string[]; less?: boolean; key?: typeof privateKey }

async function pack({
  heading = 'xinglin evidence pack',
  more = [],
  less = false,
  key = privateKey,
}: Given = {}) {
  const file = path.join(mkdtempSync(path.join(process.env.XINGLIN_TEST_FOLDER!, 'zip-')), 'pack.zip')
  const zip = await openZip(file)
  const files = [await zip.add('a.txt', [Buffer.from('甲')])]
  if (less) files.push({ ...files[0]!, name: 'gone.txt' })
  for (const name of more) await zip.add(name, [Buffer.from('乙')])
  const manifest = Buffer.from(JSON.stringify({ heading, files }))
  await zip.add('manifest.json', [manifest])
  await zip.add('manifest.sig', [Buffer.from(sign(null, manifest, key).toString('base64'))])
  await zip.end()
  return readFileSync(file)
}

const faultsOf = async (bytes: Uint8Array, key = pem) =>
  (await checkPack(bytes, key)).faults.map(({ kind, name }) => [kind, name].filter(Boolean).join(' '))

it('believes what is whole and signed', async () => {
  expect(await checkPack(await pack(), pem)).toMatchObject({ isGenuine: true, faults: [] })
})

it('says what is wrong', async () => {
  expect(await faultsOf(await pack({ more: ['b.txt'] }))).toEqual(['added b.txt'])
  expect(await faultsOf(await pack({ less: true }))).toEqual(['missing gone.txt'])
  expect(await faultsOf(await pack({ more: ['a.txt'] }))).toEqual(['twice a.txt'])
  expect(await faultsOf(await pack({ heading: 'xinglin certificate' }))).toEqual(['otherThing'])
  expect(await faultsOf(await pack({ key: generateKeyPairSync('ed25519').privateKey }))).toEqual([
    'signature',
  ])
  expect(await faultsOf(await pack(), 'no key')).toEqual(['noKey'])
})

it('is not led astray by what is no archive, or half of one', async () => {
  const whole = await pack()
  for (const part of [Buffer.alloc(0), Buffer.from('hello'), whole.subarray(0, 60), whole.subarray(40)])
    expect((await checkPack(part, pem)).isGenuine).toBe(false)
})
