// Declares what node-api-headers leaves out of Node-API's experimental level: with it node-addon-api puts off what must
// not happen while garbage is collected. Without it the first collected statement ends the process.
#include <node_api.h>

#define NODE_API_EXPERIMENTAL_HAS_POST_FINALIZER

EXTERN_C_START
NAPI_EXTERN napi_status NAPI_CDECL node_api_post_finalizer(napi_env env, napi_finalize finalize, void* data, void* hint);
EXTERN_C_END
