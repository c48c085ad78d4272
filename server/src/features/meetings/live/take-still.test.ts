import { mkdtemp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testEngine } from '#server/testing/test-engine.ts'
import { makeVideo } from '#server/testing/upload-video.ts'
import { takeStill } from './take-still.ts'

describe('a still', { timeout: 60_000 }, () => {
  it('shows the video at its moment, 1280 wide', async () => {
    // Red for two seconds, then blue.
    const colours = ['red', 'blue'].map((colour) => `-f lavfi -i color=${colour}:size=160x90:rate=10:d=2`)
    const bytes = await makeVideo(
      `${colours.join(' ')} -filter_complex [0:0][1:0]concat=n=2:v=1[both] -map [both] -c:v libx264 -preset ultrafast -pix_fmt yuv420p`,
    )
    const folder = await mkdtemp(path.join(process.env.XINGLIN_TEST_FOLDER!, 'still-'))
    const video = path.join(folder, 'lecture.mp4')
    await writeFile(video, bytes)
    const at = async (second: number) => {
      const target = path.join(folder, `${second}.jpg`)
      await takeStill(testEngine, { video, demuxer: 'mov', second, target })
      const { format, width, height } = await sharp(target).metadata()
      const { dominant } = await sharp(target).stats()
      return { format, width, height, isBlue: dominant.b > dominant.r }
    }
    const still = { format: 'jpeg', width: 1280, height: 720 }
    expect(await at(0.5)).toEqual({ ...still, isBlue: false })
    expect(await at(3.2)).toEqual({ ...still, isBlue: true })
  })

  it('fails where there is no video', async () => {
    const missing = { video: '/nowhere.mp4', demuxer: 'mov', second: 1, target: '/nowhere.jpg' }
    await expect(takeStill(testEngine, missing)).rejects.toThrow('nowhere.mp4')
  })
})
