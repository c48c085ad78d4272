export * from '../console-framework/words.ts'
