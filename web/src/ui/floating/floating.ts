import type { ReactNode } from 'react'
import { createSignal, useSignal } from '../signal.ts'

/** What floats over every screen, such as a small player. The app renders it; whoever sets it brings its code. */
export const floating = createSignal<ReactNode>(null)

export const FloatingHost = () => useSignal(floating)
