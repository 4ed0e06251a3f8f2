import type { Plugin } from 'rollup'
import type { CustomTransformerFactory, TransformerFactory, SourceFile } from 'typescript'

export function transpile(options?: { before?: (TransformerFactory<SourceFile> | CustomTransformerFactory)[] }): Plugin
