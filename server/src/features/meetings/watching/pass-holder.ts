import type { Caller } from '#kernel/services.ts'
import type { Member } from '#kernel/member.ts'
import type { Vault } from '#kernel/vault.ts'

/**
 * Identifies who entered a password: the account, or a visitor's browser at its IP address. The browser's id alone is a number of eight
 * digits that anybody could claim.
 */
export function passHolder(
  vault: Vault,
  member: Member | undefined,
  caller: Caller | undefined,
): Buffer | undefined {
  if (member) return vault.digest(`watch pass of user ${member.userId}`)
  return caller && vault.digest(`watch pass of guest ${caller.guestId} at ${caller.address}`)
}
