import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { signText } from '#contract/wire/envelope.ts'
import { socketSignText, socketVersion } from '#contract/wire/socket.ts'

// Not the browser's own SHA-256: crypto.subtle is missing on plain http.
const sha256Hex = (text: string) => bytesToHex(sha256(utf8ToBytes(text)))

export const signCall = (platform: number, timestamp: number): string =>
  sha256Hex(signText(platform, timestamp))

export const signSocketMessage = (platform: number, userid: string, timestamp: number): string =>
  sha256Hex(socketSignText(platform, userid, socketVersion, timestamp))
