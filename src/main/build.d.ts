/** Major version of Electron that the project is pinned to; replaced by the build. */
declare const __ELECTRON_MAJOR__: string
