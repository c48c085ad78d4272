import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { guises } from './guises.ts'
import type { Guise } from './guises.ts'
import type { Photographer } from './photographer.ts'

/** A picture must stay small enough to load with the page of the repository. */
const mostBytes = 150_000

type Stop = { name: string; address: string; guise: Guise; phone?: string }

const doctor = '13800000001'
const expert = '13800000005'
const administrator = '13800000009'

/** The pictures of the README, in its order. */
const stops: Stop[] = [
  { name: 'home', address: '/', guise: guises.phone },
  { name: 'live', address: '/meetingDetail?meeting_id={onAir}', guise: guises.phone, phone: doctor },
  {
    name: 'playback',
    address: '/meetingPlaybackDetail?meeting_id={recorded}',
    guise: guises.phone,
    phone: doctor,
  },
  { name: 'search', address: '/search?keyword=心衰', guise: guises.phone },
  { name: 'tasks', address: '/taskList?id=1&tcode=XL2026', guise: guises.phone, phone: expert },
  { name: 'fees', address: '/expertFees?id=1&tcode=XL2026', guise: guises.phone, phone: expert },
  { name: 'consultation', address: '/superiorDoctorOrderDetail?id=1', guise: guises.phone, phone: expert },
  { name: 'own', address: '/personalCenter', guise: guises.phone, phone: doctor },
  { name: 'live-desk', address: '/meetingDetail?meeting_id={onAir}', guise: guises.desk, phone: doctor },
  { name: 'console', address: '/console', guise: guises.desk, phone: administrator },
]

/** Retakes the pictures of the README, as WebP; what it does not show any more is removed. */
export async function takeTour(photographer: Photographer, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const kept = new Set(stops.map(({ name }) => `${name}.webp`))
  for (const old of await readdir(folder)) if (!kept.has(old)) await rm(path.join(folder, old))
  for (const { name, address, guise, phone } of stops) {
    const { page, close } = await photographer.open(guise, phone)
    await photographer.visit(page, address)
    const taken = await page.screenshot()
    await close()
    const { size } = await sharp(taken)
      .webp({ quality: 80 })
      .toFile(path.join(folder, `${name}.webp`))
    if (size > mostBytes) throw new Error(`${name}.webp has ${size} bytes, more than ${mostBytes}`)
    console.log(`${name}.webp: ${Math.round(size / 1024)} KB`)
  }
}
