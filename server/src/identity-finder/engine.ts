import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type * as Onnx from 'onnxruntime-web'
import { packagedFile } from '#kernel/places.ts'

/** What runs the networks: ONNX Runtime in WebAssembly, so that the same files work on every machine. This build of it needs no other package. */
const { env, InferenceSession, Tensor } = (await import(
  pathToFileURL(packagedFile('onnxruntime-web/dist/ort.wasm.bundle.min.mjs')).href
)) as typeof Onnx

// It runs beside a server that has other things to do.
env.wasm.numThreads = 1
env.wasm.wasmBinary = await readFile(packagedFile('onnxruntime-web/dist/ort-wasm-simd-threaded.wasm'))
env.logLevel = 'error'

/** A picture as numbers: all of one colour, then all of the next. */
export type Planes = { width: number; height: number; values: Float32Array }

export type Network = (input: Planes) => Promise<Record<string, Float32Array>>

export async function openNetwork(model: Uint8Array): Promise<Network> {
  const session = await InferenceSession.create(model, { executionProviders: ['wasm'] })
  return async ({ width, height, values }) => {
    const input = new Tensor('float32', values, [1, 3, height, width])
    const outputs = await session.run({ [session.inputNames[0]!]: input })
    return Object.fromEntries(Object.entries(outputs).map(([name, { data }]) => [name, data as Float32Array]))
  }
}
