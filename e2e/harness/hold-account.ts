import { mkdir, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const longestMs = 300_000

/**
 * Journeys that stay logged in as the same demo user take turns, until their page is closed: a second login on the same
 * kind of client would end the first. The time to wait is not theirs.
 */
export async function holdAccount(page: Page, phone: string): Promise<void> {
  const release = await takeTurn(phone)
  page.once('close', () => void release())
}

/** The same for something short, beside the browser. */
export async function whileHolding<Result>(phone: string, run: () => Promise<Result>): Promise<Result> {
  const release = await takeTurn(phone)
  try {
    return await run()
  } finally {
    await release()
  }
}

async function takeTurn(phone: string): Promise<() => Promise<void>> {
  const { port } = new URL(process.env.JOURNEY_ORIGIN!)
  const lock = path.join(tmpdir(), `xinglin-journeys-${port}-${phone}`)
  test.setTimeout(test.info().timeout + longestMs)
  await expect(() => mkdir(lock)).toPass({ timeout: longestMs })
  return () => rmdir(lock)
}
