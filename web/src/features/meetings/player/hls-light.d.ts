// The light build has no types of its own; it is the same library without what is not needed here.
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
