export * from '../console-framework/take-back.ts'
