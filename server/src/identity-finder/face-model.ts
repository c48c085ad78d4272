import { readFile } from 'node:fs/promises'
import { packagedFile } from '#kernel/places.ts'
import { writeOnnx } from './write-onnx.ts'
import type { Graph } from './write-onnx.ts'

/**
 * The weights of face-api, an SSD on MobileNet, written as a model for the engine that also finds text: TensorFlow.js, which they were
 * made for, takes thirty times as long on a processor.
 */
type Entry = { name: string; shape: number[]; dtype: string; quantization?: { scale: number; min: number } }
export type Weights = Map<string, { shape: number[]; values: Float32Array }>

const folder = '@vladmandic/face-api/model/'

/** The side of the square that a picture is put into. */
export const faceSide = 512

export async function readFaceWeights(): Promise<Weights> {
  const listed = await readFile(packagedFile(`${folder}ssd_mobilenetv1_model-weights_manifest.json`), 'utf8')
  const bytes = await readFile(packagedFile(`${folder}ssd_mobilenetv1_model.bin`))
  const [{ weights }] = JSON.parse(listed) as [{ weights: Entry[] }]
  const read: Weights = new Map()
  let at = 0
  for (const { name, shape, quantization } of weights) {
    const count = shape.reduce((product, size) => product * size, 1)
    const values = Float32Array.from({ length: count }, (_, index) =>
      quantization
        ? bytes[at + index]! * quantization.scale + quantization.min
        : bytes.readFloatLE(at + index * 4),
    )
    at += quantization ? count : count * 4
    read.set(name, { shape, values })
  }
  return read
}

/** From height, width, in, out to out, in, height, width; of a depthwise filter the channels are the groups. */
function turned({ shape, values }: { shape: number[]; values: Float32Array }, isDepthwise: boolean) {
  const [height = 1, width = 1, inner = 1, outer = 1] = shape
  const dims = isDepthwise ? [inner, 1, height, width] : [outer, inner, height, width]
  const moved = new Float32Array(values.length)
  let to = 0
  for (let first = 0; first < dims[0]!; first++)
    for (let second = 0; second < dims[1]!; second++)
      for (let place = 0; place < height * width; place++)
        moved[to++] = values[isDepthwise ? place * inner + first : (place * inner + second) * outer + first]!
  return { dims, values: moved }
}

const epsilon = 0.001
const halved = new Set([2, 4, 6, 12])

/** Its outputs are `boxes`, offsets from the anchors, and `classes`, before the sigmoid. */
export function faceModel(weights: Weights): Buffer {
  const graph: Graph = {
    nodes: [],
    floats: [],
    shapes: [
      { name: 'boxShape', dims: [-1, 4] },
      { name: 'classShape', dims: [-1, 3] },
    ],
    input: { name: 'picture', dims: [1, 3, faceSide, faceSide] },
    outputs: ['boxes', 'classes'],
  }
  const get = (name: string) => {
    const found = weights.get(name)
    if (!found) throw new Error(`no weights ${name}`)
    return found
  }
  const add = (op: string, inputs: string[], output: string, attributes = {}) => {
    graph.nodes.push({ op, inputs, output, attributes })
    return output
  }

  type Convolution = { filter: string; bias: Float32Array; stride?: number; scale?: Float32Array }
  function convolve(input: string, { filter, bias, stride = 1, scale }: Convolution): string {
    const { dims, values } = turned(get(filter), scale !== undefined)
    const perOutput = values.length / dims[0]!
    if (scale) values.forEach((value, at) => (values[at] = value * scale[Math.floor(at / perOutput)]!))
    graph.floats.push({ name: filter, dims, values })
    graph.floats.push({ name: `${filter}/bias`, dims: [dims[0]!], values: bias })
    return add('Conv', [input, filter, `${filter}/bias`], `${filter}/out`, {
      auto_pad: 'SAME_UPPER',
      strides: [stride, stride],
      kernel_shape: dims.slice(2),
      group: scale ? dims[0] : 1,
    })
  }
  const limited = (input: string) => add('Clip', [input], `${input}/limited`, { min: 0, max: 6 })

  const pointwise = (input: string, prefix: string, stride = 1) =>
    limited(
      convolve(input, {
        filter: `${prefix}_pointwise/weights`,
        bias: get(`${prefix}_pointwise/convolution_bn_offset`).values,
        stride,
      }),
    )
  function depthwise(input: string, prefix: string, stride: number): string {
    const batch = (name: string) => get(`${prefix}_depthwise/BatchNorm/${name}`).values
    const [gamma, beta, mean, variance] = ['gamma', 'beta', 'moving_mean', 'moving_variance'].map(batch)
    const scale = gamma!.map((value, at) => value / Math.sqrt(variance![at]! + epsilon))
    return limited(
      convolve(input, {
        filter: `${prefix}_depthwise/depthwise_weights`,
        bias: beta!.map((value, at) => value - mean![at]! * scale[at]!),
        stride,
        scale,
      }),
    )
  }
  function predict(input: string, at: number): { boxes: string; classes: string } {
    const one = (kind: string, shape: string) => {
      const prefix = `Prediction/BoxPredictor_${at}/${kind}`
      const out = convolve(input, { filter: `${prefix}/weights`, bias: get(`${prefix}/biases`).values })
      const last = add('Transpose', [out], `${out}/last`, { perm: [0, 2, 3, 1] })
      return add('Reshape', [last, shape], `${out}/flat`)
    }
    return { boxes: one('BoxEncodingPredictor', 'boxShape'), classes: one('ClassPredictor', 'classShape') }
  }

  let out = pointwise('picture', 'MobilenetV1/Conv2d_0', 2)
  let eleventh = ''
  for (let layer = 1; layer <= 13; layer++) {
    const prefix = `MobilenetV1/Conv2d_${layer}`
    out = pointwise(depthwise(out, prefix, halved.has(layer) ? 2 : 1), prefix)
    if (layer === 11) eleventh = out
  }
  const predicted = [predict(eleventh, 0), predict(out, 1)]
  for (let layer = 0; layer < 8; layer++) {
    const isSmaller = layer % 2 === 1
    out = pointwise(out, `Prediction/Conv2d_${layer}`, isSmaller ? 2 : 1)
    if (isSmaller) predicted.push(predict(out, predicted.length))
  }
  add(
    'Concat',
    predicted.map(({ boxes }) => boxes),
    'boxes',
    { axis: 0 },
  )
  add(
    'Concat',
    predicted.map(({ classes }) => classes),
    'classes',
    { axis: 0 },
  )
  return writeOnnx(graph)
}
