import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { serverEnv, serverFlags } from '../tools/server-process.mjs'

/** What a production start requires; no external service is ever called with it. */
export const productionEnv = {
  NODE_ENV: 'production',
  MASTER_KEY: '0'.repeat(64),
  PUBLIC_ORIGIN: 'http://127.0.0.1:4101',
  SMS_PROVIDER: 'aliyun',
  SMS_SIGN_NAME: 'bench',
  SMS_TEMPLATE_CODE: 'bench',
  SMS_TEMPLATE_PASSWORD: 'bench',
  SMS_TEMPLATE_REMINDER: 'bench',
  SMS_TEMPLATE_REBINDING: 'bench',
  SMS_TEMPLATE_TASK: 'bench',
  SMS_TEMPLATE_CONFERENCE: 'bench',
  SMS_TEMPLATE_MESSAGE: 'bench',
  ALIYUN_ACCESS_KEY_ID: 'bench',
  ALIYUN_ACCESS_KEY_SECRET: 'bench',
  LOG_LEVEL: 'warn',
}

export function startChild(script: string, port: number, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [...serverFlags, script], {
    env: {
      ...process.env,
      ...serverEnv,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: '.cache/bench',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

export async function untilAnswering(port: number): Promise<void> {
  for (let tries = 0; tries < 6000; tries++) {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
    if (response?.ok) return
    await pause(100)
  }
  throw new Error(`the server on port ${port} does not answer`)
}

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
