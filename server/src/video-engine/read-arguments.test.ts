import { describe, expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'

const read = (line: string) => readArguments(line.split(' '))

it('reads inputs, outputs, and what belongs to each', () => {
  const plan = read(
    '-nostdin -loglevel error -y -progress pipe:1 -ss 2.5 -protocol_whitelist file -f mov -i a.mp4 -f lavfi -i sine ' +
      '-filter_complex [0:0]null[v] -map [v] -map 1:a -t 4 -c:v libx264 -preset veryfast -b:v 450k -force_key_frames expr:gte(t,n_forced*2) ' +
      '-c:a aac -b:a 40k -ac 1 -f hls -hls_time 4 high.m3u8 -c copy -vn copy.mp4',
  )
  expect(plan).toMatchObject({ logLevel: 'error', tellsProgress: true, filters: '[0:0]null[v]' })
  expect(plan.inputs).toMatchObject([
    { url: 'a.mp4', format: 'mov', startSeconds: 2.5, protocols: 'file', isLive: false },
    { url: 'sine', format: 'lavfi', startSeconds: 0 },
  ])
  expect(plan.outputs).toMatchObject([
    {
      url: 'high.m3u8',
      format: 'hls',
      maps: ['[v]', '1:a'],
      codecs: { video: 'libx264', audio: 'aac' },
      seconds: 4,
      keyFrameSeconds: 2,
      channels: 1,
      videoOptions: { preset: 'veryfast', b: '450k' },
      audioOptions: { b: '40k' },
      muxerOptions: { hls_time: '4' },
    },
    { url: 'copy.mp4', codecs: { video: 'copy', audio: 'copy' }, withoutVideo: true, muxerOptions: {} },
  ])
})

it('opens nothing but what it is told: pipes where it reads a pipe, else files', () => {
  const protocolsOf = (input: string) => read(`-f flv -i ${input} out.mp4`).inputs[0]!.protocols
  expect(protocolsOf('pipe:0')).toBe('pipe')
  expect(protocolsOf('http://example.com/a.flv')).toBe('file')
})

describe('refuses', () => {
  it.each([
    ['an unknown option', '-f mov -i a.mp4 -metadata title=a b.mp4', 'the option -metadata is not known'],
    [
      'an option of an output before an input',
      '-t 4 -f mov -i a.mp4 b.mp4',
      'the option -t cannot stand before an input',
    ],
    [
      'an option of an input before an output',
      '-f mov -i a.mp4 -ss 3 b.mp4',
      'the option -ss cannot stand before an output',
    ],
    ['a format that is not named', '-i a.mp4 b.mp4', 'has to be named'],
    ['a format that opens what it names', '-f hls -i a.m3u8 b.mp4', 'the format hls is not read'],
    ['a list of files', '-f concat -i a.txt b.mp4', 'the format concat is not read'],
    ['an option without its value', '-f mov -i a.mp4 -t', 'the option -t needs a value'],
    ['a word for a number', '-f mov -i a.mp4 -t long b.mp4', 'takes a number'],
    ['an option that nothing follows', '-f mov -i a.mp4 b.mp4 -t 3', 'nothing follows the option -t'],
    ['nothing to do', '-f mov -i a.mp4', 'an input and an output are needed'],
    ['another rule for key frames', '-f mov -i a.mp4 -force_key_frames 1,2 b.mp4', 'is not known'],
    ['surround sound', '-f mov -i a.mp4 -ac 6 b.mp4', '-ac takes 1 or 2'],
    ['copied metadata', '-f mov -i a.mp4 -map_metadata 0 b.mp4', 'metadata is never copied'],
    ['progress elsewhere', '-progress http://example.com -f mov -i a.mp4 b.mp4', 'only told to pipe:1'],
    ['other frames to skip', '-skip_frame all -f mov -i a.mp4 b.mp4', '-skip_frame all is not known'],
  ])('%s', (_what, line, message) => {
    expect(() => read(line)).toThrow(message)
  })
})
