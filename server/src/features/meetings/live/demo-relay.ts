/** Stands in place of a holder's address with the streams of the demo world, which every process plays by itself. */
export const demoRelay = 'demo'
