/** The relay address of the streams of the demo world, which every process plays itself. */
export const demoRelay = 'demo'
