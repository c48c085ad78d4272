import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseDicom } from 'dicom-parser'
import type { DataSet } from 'dicom-parser'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { dicomShort, dicomSyntaxes, dicomTags, dicomText, encodeDicom } from '#contract/wire/dicom-file.ts'
import type { DicomElement } from '#contract/wire/dicom-file.ts'
import { dicomOf } from '#server/testing/upload-patient-file.ts'
import { keptElements } from './kept-elements.ts'
import { DicomNotUnderstood, removeIdentity } from './remove-identity.ts'

/** Table E.1-1 of PS3.15, edition 2024e, without what stands in no data set: tag, action of the basic profile, kind of value, name. */
const table = readFileSync(path.join(import.meta.dirname, '../../testing/planted/basic-profile.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [id: string, action: string, vr: string, name: string])

const secret = 'QINGHE'
const secretUid = '1.2.410.200001.77'
const secretDay = '19510304'
const isSecret = (bytes: Uint8Array) =>
  [secret, secretUid, secretDay, '沈清和'].some((one) => Buffer.from(bytes).includes(one))

/** What each kind of value could say. */
function plant(tag: string, vr: string): DicomElement {
  if (vr === 'SQ') return { tag, vr, items: [[dicomText('x00100010', 'PN', `${secret}^SHEN`)]] }
  if (vr === 'UI') return dicomText(tag, vr, secretUid)
  if (['DA', 'DT', 'TM', 'DS', 'IS', 'AS', 'US'].includes(vr)) return dicomText(tag, vr, secretDay)
  return dicomText(tag, vr, `${secret} 沈清和`)
}

const replaceUid = (uid: string) => `2.25.${uid.length}`
const clean = (bytes: Uint8Array) => removeIdentity(bytes, replaceUid)

it('leaves nothing of all that the basic profile lists, at the top, in groups and in other sequences', () => {
  const missed: string[] = []
  for (const [id, action, vr, name] of table) {
    const tag = `x${id}`
    const element = plant(tag, vr)
    for (const [where, elements] of [
      ['top', [element]],
      [
        'group',
        [{ tag: 'x52009229', vr: 'SQ', items: [[{ tag: 'x00289110', vr: 'SQ', items: [[element]] }]] }],
      ],
      ['other sequence', [{ tag: 'x00081140', vr: 'SQ', items: [[element]] }]],
    ] satisfies [string, DicomElement[]][]) {
      const file = encodeDicom(dicomSyntaxes.explicitLittle, elements)
      expect(isSecret(file), name).toBe(true)
      if (isSecret(clean(file))) missed.push(`${name} (${tag}, ${action}, ${where})`)
    }
  }
  console.log(
    `tags: ${table.length * 3 - missed.length} of ${table.length * 3}; missed: ${missed.join('; ') || 'none'}`,
  )
  expect(table.length).toBeGreaterThan(600)
  expect(missed).toEqual([])
})

it('keeps no element that the profile lists', () => {
  expect(table.filter(([id]) => keptElements.has(`x${id}`)).map(([, , , name]) => name)).toEqual([])
})

it('leaves no private element, overlay, curve, or text after the pixels', () => {
  const planted = [
    dicomText('x00091001', 'LO', `${secret} 沈清和`),
    dicomText('x60003000', 'OW', secret),
    dicomText('x60004000', 'LT', secret),
    dicomText('x50003000', 'OW', secret),
    dicomText('xfffcfffc', 'OB', secret),
  ]
  expect(isSecret(clean(dicomOf(planted)))).toBe(false)
  const pixels = Buffer.concat([Uint8Array.from([0, 80, 160, 240]), Buffer.from(secret)])
  expect(isSecret(clean(dicomOf([], pixels)))).toBe(false)
})

it('keeps no value that looks like something else than it should', () => {
  const planted = [dicomText('x00180050', 'DS', secret), dicomText('x00200020', 'CS', secret)]
  expect(isSecret(clean(dicomOf(planted)))).toBe(false)
})

const pixelsOf = (set: DataSet) => {
  const { dataOffset, length } = set.elements[dicomTags.pixels]!
  return [...set.byteArray.subarray(dataOffset, dataOffset + length)]
}

it('keeps what shows the picture, and says that it was cleaned', () => {
  const more = [
    dicomText(dicomTags.patientName, 'PN', 'SHEN^QINGHE'),
    dicomText(dicomTags.sopInstance, 'UI', secretUid),
    dicomText(dicomTags.windowCenter, 'DS', '40\\80'),
    {
      tag: 'x52009229',
      vr: 'SQ',
      items: [[{ tag: 'x00289110', vr: 'SQ', items: [[dicomText(dicomTags.spacing, 'DS', '0.5\\0.5')]] }]],
    },
  ]
  for (const syntax of [dicomSyntaxes.explicitLittle, dicomSyntaxes.implicitLittle]) {
    const given = parseDicom(new Uint8Array(dicomOf(more)))
    const elements = Object.values(given.elements).filter(({ tag }) => !tag.startsWith('x0002'))
    const file = encodeDicom(
      syntax,
      elements.map((element) =>
        element.items
          ? more[3]!
          : {
              tag: element.tag,
              vr: element.vr!,
              value: given.byteArray.slice(element.dataOffset, element.dataOffset + element.length),
            },
      ),
    )
    const cleaned = parseDicom(clean(file))
    expect(cleaned.string(dicomTags.patientName) ?? '').toBe('')
    expect(cleaned.string(dicomTags.sopInstance)).toBe(replaceUid(secretUid))
    expect(cleaned.string(dicomTags.windowCenter)).toBe('40\\80')
    expect(cleaned.string(dicomTags.modality)).toBe('US')
    expect(cleaned.uint16(dicomTags.rows)).toBe(2)
    expect(cleaned.string('x00120062')).toBe('YES')
    const groups = cleaned.elements.x52009229!.items![0]!.dataSet!
    expect(groups.elements.x00289110!.items![0]!.dataSet!.string(dicomTags.spacing)).toBe('0.5\\0.5')
    expect(pixelsOf(cleaned)).toEqual([0, 80, 160, 240])
  }
})

/** An element in big endian, whose numbers are written by the caller. */
function bigElement(tag: string, vr: string, value: Uint8Array): Buffer {
  const isLong = vr === 'OW'
  const head = Buffer.alloc(isLong ? 12 : 8)
  head.writeUInt32BE(Number.parseInt(tag.slice(1), 16), 0)
  head.write(vr, 4, 'latin1')
  if (isLong) head.writeUInt32BE(value.length, 8)
  else head.writeUInt16BE(value.length, 6)
  return Buffer.concat([head, value])
}

it('turns a file in big endian round', () => {
  const head = Buffer.from(encodeDicom(dicomSyntaxes.explicitBig, []))
  const short = (value: number) => Uint8Array.from([value >> 8, value & 255])
  const file = Buffer.concat([
    head,
    bigElement(dicomTags.patientName, 'PN', Buffer.from('QINGHE')),
    bigElement(dicomTags.rows, 'US', short(1)),
    bigElement(dicomTags.columns, 'US', short(2)),
    bigElement(dicomTags.bitsAllocated, 'US', short(16)),
    bigElement(dicomTags.pixels, 'OW', Uint8Array.from([1, 2, 3, 4])),
  ])
  const bytes = clean(new Uint8Array(file))
  const cleaned = parseDicom(bytes)
  expect(isSecret(bytes)).toBe(false)
  expect(cleaned.uint16(dicomTags.columns)).toBe(2)
  expect(pixelsOf(cleaned)).toEqual([2, 1, 4, 3])
})

it('takes the texts out of compressed frames', async () => {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { ImageDescription: secret } })
    .jpeg()
    .toBuffer()
  const file = encodeDicom(dicomSyntaxes.jpegBaseline, [
    dicomShort(dicomTags.rows, 8),
    dicomShort(dicomTags.columns, 8),
    { tag: dicomTags.pixels, vr: 'OB', fragments: [Buffer.concat([jpeg, Buffer.from(secret)])] },
  ])
  expect(isSecret(file)).toBe(true)
  const bytes = clean(file)
  expect(isSecret(bytes)).toBe(false)
  const [fragment] = parseDicom(bytes).elements[dicomTags.pixels]!.fragments!
  const frame = bytes.subarray(fragment!.position, fragment!.position + fragment!.length)
  expect((await sharp(frame).metadata()).width).toBe(8)
  const stream = Buffer.concat([
    Buffer.from([0xff, 0x4f, 0xff, 0x64, 0, 10]),
    Buffer.from('  QINGHE'),
    Buffer.from([0xff, 0x90, 0, 2]),
  ])
  const other = encodeDicom(dicomSyntaxes.jpeg2000, [
    { tag: dicomTags.pixels, vr: 'OB', fragments: [stream] },
  ])
  expect(isSecret(clean(other))).toBe(false)
})

it('refuses what it does not understand', () => {
  const whole = dicomOf()
  const deflated = encodeDicom('1.2.840.10008.1.2.1.99', [])
  const unknown = encodeDicom('1.2.840.10008.1.2.4.100', [])
  const noFrame = encodeDicom(dicomSyntaxes.jpeg2000, [
    { tag: dicomTags.pixels, vr: 'OB', fragments: [Buffer.from(secret)] },
  ])
  for (const file of [whole.subarray(0, -3), deflated, unknown, noFrame, Buffer.from('DICM')])
    expect(() => clean(new Uint8Array(file))).toThrow(DicomNotUnderstood)
})
