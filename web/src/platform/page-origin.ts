let adopted: string | undefined

/** For use where there is no location: while the server renders. */
export function adoptOrigin(origin: string): void {
  adopted = origin
}

/** Scheme and host of the current page. */
export const pageOrigin = (): string => adopted ?? location.origin
