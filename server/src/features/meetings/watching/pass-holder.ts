import type { ItemContext } from '#kernel/items.ts'

/**
 * Identifies who entered a password: the account, or a visitor's browser at its IP address. The browser's id alone is a number of eight
 * digits that anybody could claim.
 */
export const passHolder = ({ vault, member, caller }: Pick<ItemContext, 'vault' | 'member' | 'caller'>) =>
  vault.digest(
    member
      ? `watch pass of user ${member.userId}`
      : `watch pass of guest ${caller.guestId} at ${caller.address}`,
  )
