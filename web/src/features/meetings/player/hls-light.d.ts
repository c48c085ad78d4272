// The light build has no types; it is the same library without the parts not needed here.
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
