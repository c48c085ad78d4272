// The build with only the engine that is used has no types of its own.
declare module 'danmaku/dist/esm/danmaku.dom.js' {
  export { default } from 'danmaku'
}
