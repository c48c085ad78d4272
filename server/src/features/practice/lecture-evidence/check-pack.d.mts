export type PackFault = {
  kind:
    | 'noArchive'
    | 'packedAgain'
    | 'twice'
    | 'noManifest'
    | 'noKey'
    | 'signature'
    | 'otherThing'
    | 'missing'
    | 'changed'
    | 'added'
  /** The file that is meant, empty for the whole pack. */
  name: string
}

export type PackManifest = {
  expert: string
  meeting: string
  begin: string
  built: string
  files: { name: string; bytes: number; sha256: string }[]
}

export function checkPack(
  pack: Uint8Array,
  keyPem: string,
): Promise<{
  isGenuine: boolean
  faults: PackFault[]
  manifest: PackManifest | undefined
  /** The SHA-256 of the key. */
  fingerprint: string
}>
