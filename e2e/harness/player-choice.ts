import type { Locator } from '@playwright/test'

/** One of the choices in the open panel of a player, as `playerChoice(player, '清晰度', '高清')`. */
export const playerChoice = (player: Locator, group: string, name: string): Locator =>
  player.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true })
