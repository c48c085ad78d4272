export * from '../console-framework/facts.ts'
