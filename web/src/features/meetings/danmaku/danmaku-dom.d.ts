// The build that contains only the DOM engine has no types.
declare module 'danmaku/dist/esm/danmaku.dom.js' {
  export { default } from 'danmaku'
}
