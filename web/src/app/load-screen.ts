import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { Screen } from '#web/platform/screen.ts'

export const partTimeoutMs = 120_000

/** Loading a chunk may take long on a bad connection, but not forever. */
export function withinTime<Part>(loading: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the page part did not load in time')), partTimeoutMs)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}

const loaded = new Map<Screen, ComponentType | LazyExoticComponent<ComponentType>>()

/** Loads a screen's code before the first render, so that no loading state appears first. */
export async function loadPart(screen: Screen): Promise<void> {
  if (!loaded.has(screen)) loaded.set(screen, await withinTime(screen.load()))
}

/** Loads a screen once; after a failure `forgetPart` allows another attempt. */
export function partOf(screen: Screen): ComponentType | LazyExoticComponent<ComponentType> {
  let part = loaded.get(screen)
  if (!part) {
    part = lazy(async () => ({ default: await withinTime(screen.load()) }))
    loaded.set(screen, part)
  }
  return part
}

export const forgetPart = (screen: Screen) => void loaded.delete(screen)
