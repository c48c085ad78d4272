import { environment } from '#web/platform/environment.ts'

/** The rules of its store forbid the app on iOS to sell what is watched in it. */
export function isSaleForbidden(): boolean {
  const { kind, isIos } = environment()
  return kind === 'app' && isIos
}
