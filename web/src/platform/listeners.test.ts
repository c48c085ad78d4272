import { afterEach, expect, it, vi } from 'vitest'
import { createListeners } from './listeners.ts'

afterEach(() => void vi.unstubAllGlobals())

it('calls the listeners of a type, in order, until they are removed', () => {
  const heard: string[] = []
  const listeners = createListeners<string>()
  const removeFirst = listeners.add('a', (message) => heard.push(`first ${message}`))
  listeners.add('a', (message) => heard.push(`second ${message}`))
  listeners.add('b', (message) => heard.push(`other ${message}`))
  listeners.emit('a', '1')
  removeFirst()
  listeners.emit('a', '2')
  listeners.emit('c', '3')
  expect(heard).toEqual(['first 1', 'second 1', 'second 2'])
})

it('removes one of two entries of the same function', () => {
  const listener = vi.fn<(message: string) => void>()
  const listeners = createListeners<string>()
  const remove = listeners.add('a', listener)
  listeners.add('a', listener)
  remove()
  remove()
  listeners.emit('a', '1')
  expect(listener).toHaveBeenCalledTimes(1)
})

it('goes on after one that throws and reports the error', () => {
  const reportError = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reportError)
  const heard: string[] = []
  const listeners = createListeners<string>()
  const fault = new Error('broken listener')
  listeners.add('a', () => {
    throw fault
  })
  listeners.add('a', (message) => heard.push(message))
  listeners.emit('a', '1')
  expect(heard).toEqual(['1'])
  expect(reportError).toHaveBeenCalledExactlyOnceWith(fault)
})
