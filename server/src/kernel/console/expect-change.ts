export * from '../console-framework/expect-change.ts'
