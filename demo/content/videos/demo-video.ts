/** A drawn video in demo/assets and its length. */
export type DemoVideo = { file: string; seconds: number }
