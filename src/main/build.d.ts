/** Major version of the Electron the project is pinned to; written in by the build. */
declare const __ELECTRON_MAJOR__: string
