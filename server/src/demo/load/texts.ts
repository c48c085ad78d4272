import type { World } from './world.ts'

export async function loadTexts(_world: World): Promise<void> {}
