import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { findEngine } from './find-engine.ts'

afterEach(() => void vi.unstubAllEnvs())

const newFolder = () => mkdtemp(path.join(process.env.XINGLIN_TEST_FOLDER!, 'engines-'))

async function installFfmpeg(folder: string): Promise<string> {
  const file = path.join(folder, 'ffmpeg')
  await writeFile(file, '#!/bin/sh\nexit 0\n')
  await chmod(file, 0o755)
  return file
}

it('takes the ffmpeg of the system, else the embedded engine', async () => {
  const folder = await newFolder()
  vi.stubEnv('PATH', folder)
  const embedded = (await findEngine(undefined))!
  expect(embedded.kind).toBe('embedded')
  const { command, args } = embedded.ffprobe(['-i', 'a.mp4'])
  expect([command, ...args.slice(1)]).toEqual([process.execPath, 'ffprobe', '-i', 'a.mp4'])
  await installFfmpeg(folder)
  expect((await findEngine(undefined))!.kind).toBe('system')
})

it('takes what it is told to: a command with ffprobe beside it, the embedded engine, or none', async () => {
  const folder = await newFolder()
  const system = (await findEngine(await installFfmpeg(folder)))!
  expect(system.ffmpeg(['-i'])).toEqual({ command: `${folder}/ffmpeg`, args: ['-i'] })
  expect(system.ffprobe(['-i'])).toEqual({ command: `${folder}/ffprobe`, args: ['-i'] })
  vi.stubEnv('PATH', folder)
  expect((await findEngine('embedded'))!.kind).toBe('embedded')
  expect(await findEngine('off')).toBeUndefined()
  // Nobody asked for another one.
  expect(await findEngine('/nowhere/ffmpeg')).toBeUndefined()
})
